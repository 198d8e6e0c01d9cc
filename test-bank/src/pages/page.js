// Comfort only: the form works without it.
const form = document.querySelector('form[data-tarjeta]');
const field = (name) => form.elements.namedItem(name);

if (form) {
  field('numero').addEventListener('input', ({ target }) => rewrite(target, groups(target.value)));
  field('vence').addEventListener('input', ({ target }) => rewrite(target, date(target.value)));
  for (const button of document.querySelectorAll('[data-numero]')) button.addEventListener('click', () => fill(button));
  form.addEventListener('submit', wait);
  // Going back shows the page as it was left, waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Only while writing at the end; a correction in the middle keeps its place. */
function rewrite(input, text) {
  if (input.selectionStart === input.value.length) input.value = text;
}

function groups(text) {
  return text
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function date(text) {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function fill(button) {
  field('numero').value = groups(button.dataset.numero);
  field('vence').value = '12/34';
  field('cvc').value = '123';
  if (!field('titular').value.trim()) field('titular').value = 'María Prueba';
  form.scrollIntoView({ block: 'center' });
  form.querySelector('[type=submit]').focus({ preventScroll: true });
}

function wait(event) {
  const button = form.querySelector('[type=submit]');
  if (button.getAttribute('aria-disabled') === 'true') return event.preventDefault();
  button.setAttribute('aria-disabled', 'true');
  button.textContent = form.dataset.espera;
}
