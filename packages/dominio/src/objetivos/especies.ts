/** GES-01 What a target is measured in. */
export const TIPOS_DE_OBJETIVO = {
  VALOR: 'Valor vendido',
  POSITIVACAO: 'Positivação',
  PEDIDOS: 'Pedidos',
  QUANTIDADE: 'Quantidade',
  MIX: 'Mix de produtos',
  NOVOS: 'Clientes novos',
} as const
export type TipoDeObjetivo = keyof typeof TIPOS_DE_OBJETIVO
export const tiposDeObjetivo = Object.keys(TIPOS_DE_OBJETIVO) as [TipoDeObjetivo, ...TipoDeObjetivo[]]

export const EXPLICACAO_DO_TIPO: Record<TipoDeObjetivo, string> = {
  VALOR: 'Quanto se vendeu',
  POSITIVACAO: 'Clientes diferentes que compraram',
  PEDIDOS: 'Pedidos (ou notas) que valem',
  QUANTIDADE: 'Unidades vendidas, de uma marca ou de todas',
  MIX: 'Produtos diferentes vendidos, de uma marca ou de todas',
  NOVOS: 'Clientes que compraram pela primeira vez',
}

/** What each sale is told by beside a target: what the target is the sum of, or, of what is counted once, what was bought. */
export const O_QUE_SOMAM: Record<TipoDeObjetivo, { rotulo: string; dinheiro: boolean; somam: boolean }> = {
  VALOR: { rotulo: 'Conta', dinheiro: true, somam: true },
  POSITIVACAO: { rotulo: 'Comprou', dinheiro: true, somam: false },
  PEDIDOS: { rotulo: 'Conta', dinheiro: false, somam: true },
  QUANTIDADE: { rotulo: 'Unidades', dinheiro: false, somam: true },
  MIX: { rotulo: 'Produtos', dinheiro: false, somam: false },
  NOVOS: { rotulo: 'Comprou', dinheiro: true, somam: false },
}

/** Of which a brand may be said. */
export const deMarca = (tipo: TipoDeObjetivo): boolean => tipo === 'QUANTIDADE' || tipo === 'MIX'

/** What is counted in pieces has no cents. */
export const casasDoTipo = (tipo: TipoDeObjetivo): number => (tipo === 'VALOR' ? 2 : 0)

/** GES-01 Whose a target is. */
export const ESCOPOS_DO_OBJETIVO = { VENDEDOR: 'Vendedor', EQUIPE: 'Equipe', FILIAL: 'Filial' } as const
export type EscopoDoObjetivo = keyof typeof ESCOPOS_DO_OBJETIVO
export const escoposDoObjetivo = Object.keys(ESCOPOS_DO_OBJETIVO) as [EscopoDoObjetivo, ...EscopoDoObjetivo[]]

export const MAIOR_META = 999_999_999
export const MAIOR_MARCA = 60
/** As many as a month may have: all of them are measured to be ranked. */
export const MAXIMO_NO_MES = 2000
export const MAXIMO_DA_GRADE = 500
