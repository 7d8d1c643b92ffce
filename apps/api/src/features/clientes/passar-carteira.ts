import { CANAL_DE_CLIENTES, type EventosDeClientes } from '@balcao/dominio/clientes/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'
import { gravarPassagem, registrarPassagens } from './queries-passagem.ts'

type Pessoa = { id: number; nome: string }

/** ADM-02 Whom one represented or sold to is somebody else's customer; each has its entry. */
export async function passarCarteira(
  tx: Tx,
  autoria: Autoria,
  quem: { de: Pessoa; para: Pessoa },
): Promise<number> {
  const ids = await gravarPassagem(tx, autoria, quem)
  if (ids.length === 0) return 0
  await registrarPassagens(tx, autoria, ids, quem)
  await anunciarPassagem(tx, autoria)
  return ids.length
}

/** Windows that show customers read them again. */
export const anunciarPassagem = (tx: Tx, { muda }: Autoria): Promise<void> =>
  publicar(tx, {
    canal: CANAL_DE_CLIENTES,
    evento: 'cliente-mudou' satisfies keyof EventosDeClientes,
    dados: {} satisfies EventosDeClientes['cliente-mudou'],
    muda,
  })
