import { dizerTeto } from '../aprovacoes/tetos.ts'
import { BLOQUEIOS } from '../pedidos/bloqueios.ts'
import type { Aprovacao } from './aprovacoes.ts'

type Orcamento = { id: number; cliente: string; nome: string }

const caminho = (id: number) => `/orcamentos/${id}`

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
      ditas.map(
        (dita) => `${BLOQUEIOS[dita.tipo].label} aprovado${ateOnde(dita)} por ${dita.nome}: ${dita.motivo}`,
      ),
    ),
  ]
}

const ateOnde = ({ tipo, teto, medida }: Aprovacao): string =>
  teto && (tipo === 'PRECO' || tipo === 'CONTA_CORRENTE') ? ` ${dizerTeto(tipo, medida)}` : ''
