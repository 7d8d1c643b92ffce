/** Where the customer opens a quote, in the portal. */
export const PAGINA_DO_LINK = '/seu-orcamento'
