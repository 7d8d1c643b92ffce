import type { TipoDeTicketNoFio } from '../catalogo/contratos.ts'

/** NOV-02 Steps of 'Abrir novo ticket', with their titles. */
export const PASSOS = {
  SOLICITACAO: 'Solicitação',
  CLIENTE: 'Cliente',
  A_DEFINIR: 'Próximos passos',
  AVULSOS: 'Produtos avulsos',
  NOTAS: 'Notas fiscais',
  PRODUTOS: 'Produtos e notas',
  PRORROGACAO: 'Prorrogação',
  DETALHES: 'Detalhes',
  TRANSPORTADORA: 'Transportadora',
  RESUMO: 'Resumo',
} as const
export type Passo = keyof typeof PASSOS

export type UsosDoTipo = Pick<
  TipoDeTicketNoFio,
  | 'usa_assunto'
  | 'usa_consumidor_final'
  | 'usa_nota'
  | 'usa_produto'
  | 'usa_nota_produto'
  | 'usa_prorrogacao'
  | 'usa_mensagem'
  | 'usa_transportadora'
>

/** NOV-03 What a flag says: 0 not asked, 1 optional, 2 required. */
export const USO_OBRIGATORIO = 2

/** NOV-02 The steps that the type's flags ask for; without a type, a placeholder stands for them. */
export function passosDoTipo(tipo: UsosDoTipo | null): Passo[] {
  if (!tipo) return ['SOLICITACAO', 'CLIENTE', 'A_DEFINIR', 'RESUMO']
  const pelosUsos: [number, Passo][] = [
    [tipo.usa_produto, 'AVULSOS'],
    [tipo.usa_nota, 'NOTAS'],
    [tipo.usa_nota_produto, 'PRODUTOS'],
    [tipo.usa_prorrogacao, 'PRORROGACAO'],
    [tipo.usa_mensagem, 'DETALHES'],
    [tipo.usa_transportadora, 'TRANSPORTADORA'],
  ]
  const doTipo = pelosUsos.filter(([uso]) => uso > 0).map(([, passo]) => passo)
  return ['SOLICITACAO', 'CLIENTE', ...doTipo, 'RESUMO']
}

/** NOV-05 The step that asks for each part of a new ticket that not every type has. */
const PASSO_DA_PARTE = {
  itensAvulsos: 'AVULSOS',
  notas: 'NOTAS',
  itens: 'PRODUTOS',
  prorrogacao: 'PRORROGACAO',
  mensagem: 'DETALHES',
  arquivos: 'DETALHES',
  transportadora: 'TRANSPORTADORA',
} as const satisfies Record<string, Passo>
type Parte = keyof typeof PASSO_DA_PARTE

/** NOV-05 What the type does not ask for does not travel into the ticket, even when it was chosen for another type before. */
export const pede = (tipo: UsosDoTipo, parte: Parte): boolean =>
  passosDoTipo(tipo).includes(PASSO_DA_PARTE[parte])
