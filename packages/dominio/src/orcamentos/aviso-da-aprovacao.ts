import { BLOQUEIOS } from '../pedidos/bloqueios.ts'
import type { Aprovacao } from './aprovacoes.ts'
import type { Excesso } from './limites.ts'

type Orcamento = { id: number; cliente: string; nome: string }

const caminho = (id: number) => `/orcamentos/${id}`

/** What whoever may approve is told. */
export function avisoDoPedidoDeAprovacao({
  id,
  cliente,
  nome,
  mensagem,
  excessos,
}: Orcamento & { mensagem: string; excessos: readonly Excesso[] }) {
  const labels = [...new Set(excessos.map(({ tipo }) => BLOQUEIOS[tipo].label))].join(', ')
  return {
    titulo: `Orçamento ${id} espera aprovação: ${cliente}`,
    mensagem: `${nome} pede que você aprove o que passa dos limites: ${labels}.${mensagem === '' ? '' : `\n“${mensagem}”`}`,
    caminho: caminho(id),
  }
}

/** What whoever made the quote is told. */
export const avisoDaAprovacao = ({ id, cliente, nome, motivo }: Orcamento & { motivo: string }) => ({
  titulo: `Orçamento ${id} aprovado: ${cliente}`,
  mensagem: `${nome} aprovou o que passava dos limites: ${motivo}`,
  caminho: caminho(id),
})

/** What the order keeps of it. */
export const frasesDasAprovacoes = (aprovacoes: readonly Aprovacao[]): string[] => {
  const ditas = aprovacoes.filter(({ motivo }) => motivo !== null)
  return [
    ...new Set(
      ditas.map(({ tipo, nome, motivo }) => `${BLOQUEIOS[tipo].label} aprovado por ${nome}: ${motivo}`),
    ),
  ]
}
