import * as z from 'zod/mini'
import { enderecoDeFora, listaDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { type Empresa, lerEmpresa } from './empresa.ts'
import { type CriarFonte, perguntarAFonte } from './fonte.ts'

const atividades = z.nullish(listaDeFora(z.object({ code: textoDeFora })))

const resposta = z.object({
  status: z.literal('OK'),
  cnpj: textoOuNada,
  nome: textoOuNada,
  fantasia: textoOuNada,
  situacao: textoOuNada,
  /** '47.11-3-02' */
  atividade_principal: atividades,
  atividades_secundarias: atividades,
  /** '(11) 3333-4444/ (11) 5555-6666' */
  telefone: textoOuNada,
  email: textoOuNada,
  qsa: z.nullish(listaDeFora(z.object({ nome: textoOuNada }))),
  cep: textoOuNada,
  logradouro: textoOuNada,
  numero: textoOuNada,
  complemento: textoOuNada,
  bairro: textoOuNada,
  municipio: textoOuNada,
  uf: textoOuNada,
})

/** Said with a status of success, as any other trouble of theirs is: only the words tell them apart. */
const recusa = z.object({ status: z.literal('ERROR'), message: z.string() })
const SEM_CNPJ =
  /inv[aá]lid|rejeitad|n[aã]o (foi )?(encontrad|localizad|existe)|inexistente|not (found|in cache)/i

/** ReceitaWS, and whoever answers in its shape; it does not know the IBGE's codes. */
export const receitaWs: CriarFonte<Empresa> = ({ chave, parametros }) => {
  const endereco = enderecoDeFora(parametros.receitaReceitaWsEndereco)
  if (endereco === '') return null
  return {
    nome: 'RECEITAWS',
    endereco,
    async perguntar() {
      const lida = await perguntarAFonte({
        url: `${endereco}/v1/cnpj/${encodeURIComponent(chave)}`,
        prazoMs: parametros.consultaExternaSegundos * 1000,
        esquema: resposta,
        desconhece: (_status, corpo) => {
          const { data } = recusa.safeParse(corpo)
          return data !== undefined && SEM_CNPJ.test(data.message)
        },
      })
      if (!lida) return null
      return lerEmpresa(chave, {
        ...lida,
        razaoSocial: lida.nome,
        nomeFantasia: lida.fantasia,
        cnae: lida.atividade_principal?.[0]?.code ?? null,
        cnaesSecundarios: (lida.atividades_secundarias ?? []).map(({ code }) => code),
        socios: (lida.qsa ?? []).map(({ nome }) => nome),
        cidade: lida.municipio,
        ibge: null,
      })
    },
  }
}
