/** What stands where a state registration would, of whoever has none. Apart from the rules of the states, which weigh more. */
export const INSCRICAO_ISENTA = 'ISENTO'
