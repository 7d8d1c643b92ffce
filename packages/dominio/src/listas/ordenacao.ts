export type Direcao = 'ASC' | 'DESC'

export const ORDENACAO_PADRAO_DE_PRODUTO = 'descricaocompleta'

// dtHorInc, datahora_criacao, pedido.dtVal, ultima_data, ultimaDtCompra, quando
const CAMPO_DE_DATA = /^quando$|(?:^|[._])(?:dt|data)|Dt|Data/

/** GER-19: the newest first where the field is a date, the smallest first elsewhere. */
export function direcaoPadrao(campo: string): Direcao {
  return CAMPO_DE_DATA.test(campo) ? 'DESC' : 'ASC'
}
