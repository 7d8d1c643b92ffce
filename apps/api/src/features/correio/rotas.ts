import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarDestinatarios } from './destinatarios.ts'
import { rotaEscolherContato } from './escolher-contato.ts'
import { rotaReenviarCorreio } from './reenviar.ts'

export const rotasDoCorreio: Rota[] = [rotaListarDestinatarios, rotaEscolherContato, rotaReenviarCorreio]
