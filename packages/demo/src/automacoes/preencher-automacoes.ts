import { automacao } from '@balcao/api/src/features/automacoes/tabelas.ts'
import { resposta } from '@balcao/api/src/features/respostas/tabelas.ts'
import { ticketTipo } from '@balcao/api/src/features/tickets/nucleo/tabelas-catalogo.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { AcaoDaAutomacao } from '@balcao/dominio/automacoes/acoes'
import type { Se } from '@balcao/dominio/automacoes/condicoes'
import { eq } from 'drizzle-orm'

const QUALQUER: Se = { tipos: [], motivos: [], clientes: [], setores: [], filiais: [], etiquetas: [] }

const acao = (mudada: Partial<AcaoDaAutomacao> & Pick<AcaoDaAutomacao, 'tipo'>): AcaoDaAutomacao => ({
  ...{ operador: null, setor: null, resposta: null, etiqueta: null, quem: null, pessoas: [] },
  ...mudada,
})

/** MES-10 Rules to start from, all switched off: whoever tries the demo decides. */
export async function preencherAutomacoes(tx: Executor, agora: Date): Promise<void> {
  const [recebido] = await tx
    .select({ id: resposta.id })
    .from(resposta)
    .where(eq(resposta.atalho, 'recebido'))
  const [parcial] = await tx
    .select({ id: ticketTipo.id })
    .from(ticketTipo)
    .where(eq(ticketTipo.chave, 'DEVOLUCAO_PARCIAL'))
  const comuns = { criadoEm: agora, atualizadoEm: agora }
  await tx.insert(automacao).values([
    {
      ...comuns,
      nome: 'Prazo a duas horas do fim',
      quando: 'PERTO_DO_PRAZO',
      tempo: 120,
      se: QUALQUER,
      entao: [acao({ tipo: 'AVISAR', quem: 'RESPONSAVEL' }), acao({ tipo: 'ELEVAR' })],
    },
    {
      ...comuns,
      nome: 'Parado há cinco dias',
      quando: 'PARADO',
      tempo: 5,
      se: QUALQUER,
      entao: [acao({ tipo: 'AVISAR', quem: 'SETOR' })],
    },
    {
      ...comuns,
      nome: 'Acusar o recebimento da devolução',
      quando: 'ABERTO',
      se: { ...QUALQUER, tipos: parcial ? [parcial.id] : [] },
      entao: [
        ...(recebido ? [acao({ tipo: 'RESPONDER', resposta: recebido.id })] : []),
        acao({ tipo: 'AVISAR', quem: 'SETOR' }),
      ],
    },
  ])
}
