import * as z from 'zod/mini'
import { enderecoDeFora, listaDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { type Empresa, lerEmpresa } from './empresa.ts'
import { type CriarFonte, perguntarAFonte } from './fonte.ts'

/** A code that comes as a number has lost the zeros at its beginning. */
const codigo = (digitos: number) =>
  z.pipe(
    z.nullish(z.union([z.int(), textoDeFora])),
    z.transform((valor) => (valor ? String(valor).padStart(digitos, '0') : null)),
  )
const cnae = codigo(7)
const listaOuNada = <T extends z.ZodMiniType>(item: T) => z.nullish(listaDeFora(item))

const resposta = z.object({
  cnpj: textoOuNada,
  razao_social: textoOuNada,
  nome_fantasia: textoOuNada,
  descricao_situacao_cadastral: textoOuNada,
  cnae_fiscal: cnae,
  cnaes_secundarios: listaOuNada(z.object({ codigo: cnae })),
  ddd_telefone_1: textoOuNada,
  email: textoOuNada,
  qsa: listaOuNada(z.object({ nome_socio: textoOuNada })),
  cep: codigo(8),
  descricao_tipo_de_logradouro: textoOuNada,
  logradouro: textoOuNada,
  numero: textoOuNada,
  complemento: textoOuNada,
  bairro: textoOuNada,
  municipio: textoOuNada,
  codigo_municipio_ibge: codigo(7),
  uf: textoOuNada,
})

/** Its own errors look so; a page of an address that is wrong does not, and tells nothing of a company. */
const erro = z.object({ message: z.string(), type: z.string() })

/** BrasilAPI, and whoever answers in its shape. */
export const brasilApi: CriarFonte<Empresa> = ({ chave, parametros }) => {
  const endereco = enderecoDeFora(parametros.receitaBrasilApiEndereco)
  if (endereco === '') return null
  return {
    nome: 'BRASILAPI',
    endereco,
    async perguntar() {
      const lida = await perguntarAFonte({
        url: `${endereco}/api/cnpj/v1/${encodeURIComponent(chave)}`,
        prazoMs: parametros.consultaExternaSegundos * 1000,
        esquema: resposta,
        // 400 too: a CNPJ with letters is none to who has not learnt of them.
        desconhece: (status, corpo) => (status === 404 || status === 400) && erro.safeParse(corpo).success,
      })
      if (!lida) return null
      return lerEmpresa(chave, {
        ...lida,
        razaoSocial: lida.razao_social,
        nomeFantasia: lida.nome_fantasia,
        telefone: lida.ddd_telefone_1,
        situacao: lida.descricao_situacao_cadastral,
        cnae: lida.cnae_fiscal,
        cnaesSecundarios: (lida.cnaes_secundarios ?? []).map((outro) => outro.codigo ?? ''),
        socios: (lida.qsa ?? []).map(({ nome_socio }) => nome_socio),
        logradouro: [lida.descricao_tipo_de_logradouro, lida.logradouro].filter(Boolean).join(' '),
        cidade: lida.municipio,
        ibge: lida.codigo_municipio_ibge,
      })
    },
  }
}
