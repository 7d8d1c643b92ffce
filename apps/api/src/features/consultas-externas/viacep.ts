import * as z from 'zod/mini'
import { enderecoDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { type EnderecoDoCep, lerEndereco } from './cep.ts'
import { type CriarFonte, perguntarAFonte } from './fonte.ts'

const resposta = z.object({
  cep: textoDeFora,
  /** Empty where the whole city has one CEP, as the district is. */
  logradouro: textoOuNada,
  complemento: textoOuNada,
  bairro: textoOuNada,
  localidade: textoDeFora,
  uf: textoDeFora,
  ibge: textoOuNada,
})

/** Said with a status of success; over the years, as a truth and as a text. */
const semCep = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })

/** ViaCEP, and whoever answers in its shape. */
export const viaCep: CriarFonte<EnderecoDoCep> = ({ chave, parametros }) => {
  const endereco = enderecoDeFora(parametros.cepViaCepEndereco)
  if (endereco === '') return null
  return {
    nome: 'VIACEP',
    endereco,
    async perguntar() {
      const lida = await perguntarAFonte({
        url: `${endereco}/ws/${encodeURIComponent(chave)}/json/`,
        prazoMs: parametros.consultaExternaSegundos * 1000,
        esquema: resposta,
        // To it, what is no CEP is a bad request; to us it had the shape of one.
        desconhece: (status, corpo) => status === 400 || semCep.safeParse(corpo).success,
      })
      return lida && lerEndereco(chave, { ...lida, cidade: lida.localidade })
    },
  }
}
