import { lembreteDaAgenda } from '@balcao/dominio/agendas/lembrete'
import { emCadaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { comoSeEntrasse } from '../acesso/sessoes.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { agendasALembrar, comoLembrar, marcarLembradas, travarAgendasALembrar } from './queries-lembrete.ts'

const POR_VEZ = 200
const UM_MINUTO_MS = 60_000

/**
 * AGE-01 Tells whoever has an agenda soon. What was told is written in the same transaction, under a lock that others skip:
 * once for each time that it is set for, however many processes look, and again when it is moved.
 */
export async function lembrarAgendas(negocio: Negocio, agora: Date): Promise<void> {
  while ((await transacao(negocio.banco, (tx) => lembrarAlgumas(tx, negocio, agora))) === POR_VEZ);
}

async function lembrarAlgumas(tx: Tx, negocio: Negocio, agora: Date): Promise<number> {
  const minutos = negocio.parametroPorFilial('agendaLembreteMinutos')
  const em = (quantos: number) => new Date(agora.getTime() + quantos * UM_MINUTO_MS)
  const proximas = await travarAgendasALembrar(tx, {
    agora,
    ate: emCadaFilial(minutos, (quantos) => em(quantos).toISOString()),
    ultimo: em(Math.max(minutos.geral, ...minutos.excecoes.values())),
    maximo: POR_VEZ,
  })
  if (proximas.length === 0) return 0
  await marcarLembradas(
    tx,
    proximas.map(({ id }) => id),
  )
  for (const [colaboradorId, delas] of Map.groupBy(proximas, (proxima) => proxima.colaboradorId))
    await lembrarPessoa(
      { tx, negocio, agora },
      colaboradorId,
      delas.map(({ id }) => id),
    )
  return proximas.length
}

type Lembrete = { tx: Tx; negocio: Negocio; agora: Date }

async function lembrarPessoa(
  { tx, negocio, agora }: Lembrete,
  colaboradorId: number,
  ids: readonly number[],
): Promise<void> {
  const pessoa = await comoSeEntrasse(tx, colaboradorId, agora)
  const como = await comoLembrar(tx, colaboradorId)
  if (!pessoa || !como) return
  const autoria = { agora, colaboradorId: null, requisicao: null, ip: null, muda: ['avisos'] as const }
  const { portal } = negocio.configuracao
  for (const { agenda, cliente } of await agendasALembrar(tx, pessoa, ids)) {
    const lembrete = lembreteDaAgenda({ ...agenda, cliente }, agora)
    if (como.porAviso) await avisarPessoa(tx, autoria, { colaboradorId, ...lembrete })
    if (como.porEmail)
      await agendar(
        tx,
        'enviar-email',
        emailDe(
          negocio,
          'lembreteDeAgenda',
          { para: como.email },
          {
            nome: pessoa.nome,
            titulo: lembrete.titulo,
            mensagem: lembrete.mensagem,
            link: portal ? new URL(lembrete.caminho, portal).href : '',
          },
        ),
      )
  }
}
