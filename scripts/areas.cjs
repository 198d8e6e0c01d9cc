/** The areas of the product, from the ground up; see docs/architecture.md. */
module.exports = ['casa', 'catalogo', 'borrador', 'solicitud', 'compra', 'tramite', 'acto', 'control'];
