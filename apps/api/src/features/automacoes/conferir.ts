import { type AcaoDaAutomacao, somenteDaAcao } from '@balcao/dominio/automacoes/acoes'
import { condicoes } from '@balcao/dominio/automacoes/condicoes'
import type { ensaiarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { eDoTempo } from '@balcao/dominio/automacoes/quando'
import { problemasDaAutomacao } from '@balcao/dominio/automacoes/regras'
import type { ValorDe } from '@balcao/dominio/contrato'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Executor } from '../../platform/banco/conexao.ts'
import { setorAtivo } from '../tickets/fluxo/queries-fila.ts'
import { exigirCampos } from '../tickets/nucleo/recusar.ts'
import type { NovaAutomacao } from './queries-escrita.ts'
import { existentes, pessoasAtivas, respostaAEnviar } from './queries-opcoes.ts'

type Regra = Pick<NovaAutomacao, 'quando' | 'tempo' | 'se' | 'entao'>

/** MES-10 What is about to be kept or tried: well written, and naming only what there is. */
export async function conferirRegra(
  banco: Executor,
  corpo: ValorDe<typeof ensaiarAutomacao, 'corpo'>,
): Promise<Regra> {
  const { quando, se } = corpo
  const entao = corpo.entao.map(somenteDaAcao)
  const tempo = eDoTempo(quando) ? corpo.tempo : null
  exigirCampos(problemasDaAutomacao({ quando, tempo, entao }))
  const campos: Record<string, string> = {}
  for (const condicao of condicoes) {
    const pedidos = [...new Set(se[condicao])]
    const achados = pedidos.length === 0 ? [] : await existentes[condicao](banco, pedidos)
    if (achados.length < pedidos.length) campos[`se.${condicao}`] = MENSAGENS.invalido
  }
  for (const [posicao, acao] of entao.entries())
    for (const campo of await naoExistem(banco, acao))
      campos[`entao.${posicao}.${campo}`] = MENSAGENS.invalido
  exigirCampos(campos)
  return { quando, tempo, se, entao }
}

async function naoExistem(banco: Executor, acao: AcaoDaAutomacao): Promise<string[]> {
  const { setor, resposta, etiqueta, operador, pessoas } = acao
  const ativas = async (ids: number[]) => ids.length === (await pessoasAtivas(banco, ids)).length
  return [
    ...(setor !== null && !(await setorAtivo(banco, setor)) ? ['setor'] : []),
    ...(resposta !== null && !(await respostaAEnviar(banco, resposta)) ? ['resposta'] : []),
    ...(etiqueta !== null && (await existentes.etiquetas(banco, [etiqueta])).length === 0
      ? ['etiqueta']
      : []),
    ...(operador !== null && !(await ativas([operador])) ? ['operador'] : []),
    ...(pessoas.length > 0 && !(await ativas([...new Set(pessoas)])) ? ['pessoas'] : []),
  ]
}
