import type { ConfiguracaoDaLista } from '@balcao/dominio/configuracao-fv/campos'
import type { ConfiguracaoFv } from '@balcao/dominio/configuracao-fv/contratos'
import { resumoDaFv } from '@balcao/dominio/configuracao-fv/resumo'
import { ESCOPOS_DA_FV } from '@balcao/dominio/configuracao-fv/valores'
import type { ConfiguracaoGravada, LinhaDaConfiguracao } from './queries.ts'

export const apresentarNaLista = ({
  configuracao,
  alvo,
  autor,
}: LinhaDaConfiguracao): ConfiguracaoDaLista => ({
  id: configuracao.id,
  versao: configuracao.versao,
  escopo: configuracao.escopo,
  alvo: alvo === '' ? ESCOPOS_DA_FV[configuracao.escopo] : alvo,
  idAlvo: configuracao.alvoId,
  valores: configuracao.valores,
  resumo: resumoDaFv(configuracao.valores),
  datahora_atualizacao: configuracao.atualizadoEm.toISOString(),
  atualizadaPor: autor,
})

export const apresentarConfiguracao = ({
  id,
  versao,
  escopo,
  alvoId,
  valores,
}: ConfiguracaoGravada): ConfiguracaoFv => ({ id, versao, escopo, idAlvo: alvoId, valores })
