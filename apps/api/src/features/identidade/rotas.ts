import { rotaEnviarImagem, rotaListarImagens, rotaVoltarImagem } from './manter.ts'

export const rotasDaIdentidade = [rotaListarImagens, rotaEnviarImagem, rotaVoltarImagem]
