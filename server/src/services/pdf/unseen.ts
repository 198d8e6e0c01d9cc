/** Format and control characters print nothing, and some reverse the order in which the text around them is read. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;
