import { tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../negocio.ts'
import type { Banco } from '../../platform/banco/conexao.ts'
import { criarJuncao } from '../../platform/em-andamento.ts'
import { rota } from '../../rota.ts'
import { anotarSemParar } from './anotar.ts'
import { brasilApi } from './brasilapi.ts'
import { consultarEmCadeia, type Resultado } from './em-cadeia.ts'
import type { Empresa } from './empresa.ts'
import { type CriarFonte, escolherFontes } from './fonte.ts'
import { empresaDaCasa, lerEmpresaGuardada } from './proprias.ts'
import { receitaWs } from './receitaws.ts'

const FONTES: Record<string, CriarFonte<Empresa>> = {
  LOCAL: empresaDaCasa,
  BRASILAPI: brasilApi,
  RECEITAWS: receitaWs,
}

const juntar = criarJuncao<Resultado<Empresa>>()

type Pergunta = {
  negocio: Negocio
  cnpj: string
  /** Of whoever asks: what is asked, and whom, is theirs. */
  filiais: readonly number[]
  banco: Banco
  agora: Date
  resposta: FastifyReply
}

/** CAD-03, ADM-09 A company at the tax authority, by the first source that answers. */
export async function perguntarAReceita({ negocio, cnpj, filiais, banco, agora, resposta }: Pergunta) {
  const parametros = negocio.parametrosEntre(filiais)
  const fontes = escolherFontes(parametros.receitaFontes, FONTES, { chave: cnpj, banco, parametros })
  const pergunta = JSON.stringify([negocio.id, cnpj, fontes, parametros.receitaDias])
  const resultado = await juntar(pergunta, () =>
    consultarEmCadeia({
      banco,
      tipo: 'CNPJ',
      chave: cnpj,
      fontes,
      dias: parametros.receitaDias,
      agora,
      ler: lerEmpresaGuardada,
      anotar: anotarSemParar(resposta),
    }),
  )
  if (resultado === 'NAO_ENCONTRADO') throw new ErroDeNegocio('RECEITA_NAO_ENCONTRADA')
  if (resultado === 'INDISPONIVEL') throw new ErroDeNegocio('RECEITA_INDISPONIVEL')
  return { ...resultado.resposta, fonte: resultado.fonte }
}

/** CAD-03 Without a transaction: others are waited for, and what is kept of it is one row at a time. */
export const rotaConsultarReceita = rota(
  consultarReceita,
  ({ params: { cnpj }, sessao, negocio, agora, tx: banco, resposta }) => {
    if (tipoDeDocumento(cnpj) !== 'CNPJ')
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { cnpj: MENSAGENS.invalido } })
    const filiais = sessao.filialId === null ? [] : [sessao.filialId]
    return perguntarAReceita({ negocio, cnpj, filiais, banco, agora, resposta })
  },
  { transacao: false },
)
