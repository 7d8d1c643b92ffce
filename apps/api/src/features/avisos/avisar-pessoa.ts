import type { EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { inserirAvisoPessoal } from './queries-pessoais.ts'

type Aviso = {
  colaboradorId: number
  titulo: string
  mensagem: string
  /** Where it leads inside the portal, from its root. */
  caminho: string
}

/** AVI-01 Tells one person of what happened, in the transaction in which it does; the contract says `muda: ['avisos', …]`. */
export async function avisarPessoa(tx: Tx, autoria: Autoria, aviso: Aviso): Promise<number> {
  const id = await inserirAvisoPessoal(tx, {
    ...aviso,
    publicadoEm: autoria.agora,
    autorId: autoria.colaboradorId,
  })
  await publicar(tx, {
    canal: canalDoColaborador(aviso.colaboradorId),
    evento: 'aviso-publicado' satisfies keyof EventosDeAvisos,
    dados: { id } satisfies EventosDeAvisos['aviso-publicado'],
    muda: autoria.muda,
  })
  return id
}
