import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import * as z from 'zod/mini'
import { criarJuncao } from '../../platform/em-andamento.ts'
import { enderecoDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { rota } from '../../rota.ts'
import { anotarSemParar } from './anotar.ts'
import { type EnderecoDoCep, lerEndereco } from './cep.ts'
import { consultarEmCadeia, type Resultado } from './em-cadeia.ts'
import { type CriarFonte, escolherFontes, perguntarAFonte } from './fonte.ts'
import { cepDaCasa } from './proprias.ts'

const respostaDoViaCep = z.object({
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
const viaCep: CriarFonte<EnderecoDoCep> = ({ chave, parametros }) => {
  const endereco = enderecoDeFora(parametros.cepViaCepEndereco)
  if (endereco === '') return null
  return {
    nome: 'VIACEP',
    endereco,
    async perguntar() {
      const lida = await perguntarAFonte({
        url: `${endereco}/ws/${encodeURIComponent(chave)}/json/`,
        prazoMs: parametros.consultaExternaSegundos * 1000,
        esquema: respostaDoViaCep,
        // To it, what is no CEP is a bad request; to us it had the shape of one.
        desconhece: (status, corpo) => status === 400 || semCep.safeParse(corpo).success,
      })
      return lida && lerEndereco(chave, { ...lida, cidade: lida.localidade })
    },
  }
}

const FONTES: Record<string, CriarFonte<EnderecoDoCep>> = { LOCAL: cepDaCasa, VIACEP: viaCep }

const juntar = criarJuncao<Resultado<EnderecoDoCep>>()

const SO_O_CEP = { logradouro: '', complemento: '', bairro: '', localidade: '', uf: '', ibge: '' }

const lerGuardado = (guardado: unknown): EnderecoDoCep | null => {
  const { data } = consultarCep.resposta.safeParse({ ...(guardado as object), fonte: null })
  if (!data) return null
  const { fonte: _, erro: __, ...endereco } = data
  return endereco
}

/** CAD-09 Whoever types an address is never stopped by it: what was not found comes as an answer too. */
export const rotaConsultarCep = rota(
  consultarCep,
  async ({ params: { cep }, sessao, negocio, agora, tx: banco, resposta }) => {
    const parametros = negocio.parametrosEntre(sessao.filialId === null ? [] : [sessao.filialId])
    const fontes = escolherFontes(parametros.cepFontes, FONTES, { chave: cep, banco, parametros })
    const pergunta = JSON.stringify([negocio.id, cep, fontes, parametros.cepDias])
    const resultado = await juntar(pergunta, () =>
      consultarEmCadeia({
        banco,
        tipo: 'CEP',
        chave: cep,
        fontes,
        dias: parametros.cepDias,
        agora,
        ler: lerGuardado,
        anotar: anotarSemParar(resposta),
      }),
    )
    if (typeof resultado === 'string') return { cep, ...SO_O_CEP, erro: resultado, fonte: null }
    return { ...resultado.resposta, fonte: resultado.fonte }
  },
)
