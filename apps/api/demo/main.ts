import { ligar } from '../src/ligar.ts'
import { apresentarContas } from './apresentar-contas.ts'
import { preencherSeVazio } from './preencher-se-vazio.ts'

await ligar({ preencher: preencherSeVazio, contas: apresentarContas })
