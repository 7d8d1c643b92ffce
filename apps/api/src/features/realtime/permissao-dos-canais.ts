import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import { lerCanalDoTicket } from '@balcao/dominio/tickets/canais'
import type { Negocio } from '../../negocio.ts'
import type { PermissaoDosCanais } from '../../platform/realtime/conferencia.ts'
import type { Relogio } from '../../platform/relogio.ts'
import { sessaoDoDono } from '../../sessao.ts'
import { sessaoAberta } from '../acesso/sessoes.ts'
import { podeOuvir } from './pode-ouvir.ts'

/** SHL-06 The question of /broadcasting/auth, asked again of who is already in: the ticket, the permission or the session may be gone. */
export function permissaoDosCanais(negocio: Negocio, relogio: Relogio): PermissaoDosCanais {
  return {
    quemMudaCom: (canal) =>
      // ADM-03 What was set may be who may what: it changes for people who do not even hear of it.
      canal === CANAL_DOS_AJUSTES ? 'todos' : lerCanalDoTicket(canal) !== null ? 'quem-ouve' : null,
    async permitidos(dono, canais) {
      const id = sessaoDoDono(dono)
      const sessao = id === null ? null : await sessaoAberta(negocio, id, relogio())
      if (!sessao) return null
      const permitidos = new Set<string>()
      for (const canal of canais) if (await podeOuvir(canal, sessao, negocio.banco)) permitidos.add(canal)
      return permitidos
    },
  }
}
