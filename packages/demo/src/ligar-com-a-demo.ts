import { ligar } from '@balcao/api/src/ligar.ts'
import { apresentarContas } from './acesso/apresentar-contas.ts'
import { emitirNotasDaDemo } from './pedidos/emitir-notas.ts'
import { preencherEmOutroProcesso } from './preencher-em-outro-processo.ts'

await ligar({ preencher: preencherEmOutroProcesso, contas: apresentarContas, emitirNotas: emitirNotasDaDemo })
