/** Mark for the DOM of a list whose rows J and K walk through. Apart from what does it, which not every page has. */
export const LISTA_NAVEGAVEL = 'data-lista-navegavel'
