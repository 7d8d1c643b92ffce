import { type Movimento, movimentoDaVenda, SEM_MOVIMENTO } from '@balcao/dominio/contas-correntes/movimento'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  type Aprovacao,
  aprovacoesDepois,
  novosOuMaiores,
  porAprovar,
} from '@balcao/dominio/orcamentos/aprovacoes'
import { type Excesso, excessosDoOrcamento } from '@balcao/dominio/orcamentos/limites'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { Calculado, Conteudo } from '../conteudo/gravar-conteudo.ts'
import { chaveDaLinha } from '../conteudo/ler-linhas.ts'
import type { DeQuem } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { type ContaDoOrcamento, contaDoOrcamento, fatoDaConta } from './conta-do-orcamento.ts'
import {
  type DoDocumento,
  fatosDoDocumento,
  linhaGravadaMedida,
  linhasMedidas,
  quemAprova,
  regrasDosLimites,
} from './medir.ts'

type Escrita = { tx: Tx; negocio: Negocio; sessao: Sessao; agora: Date; deQuem: DeQuem }
type Depois = { conteudo: Conteudo; calculado: Calculado; totais: DoDocumento }

/** What a branch that refuses refuses: the others it only holds, for they are not whoever types to mend. */
const DE_QUEM_VENDE: readonly Excesso['tipo'][] = ['PRECO', 'BONIFICACAO', 'FRETE']

/** GES-08 An account that covers no more is asked about, or refused, by a parameter of its own. */
const tiposQueRecusa = (
  parametros: Pick<ParametrosDaFilial, 'descontoAcimaDoLimite' | 'contaCorrenteSemSaldo'>,
): readonly Excesso['tipo'][] => [
  ...(parametros.descontoAcimaDoLimite === 'RECUSA' ? DE_QUEM_VENDE : []),
  ...(parametros.contaCorrenteSemSaldo === 'RECUSA' ? (['CONTA_CORRENTE'] as const) : []),
]

/** VEN-02 The whole quote after a change: refused where the branch refuses what the change brought, kept with its approvals where not. */
export async function conferirLimites(
  { tx, negocio, sessao, agora, deQuem }: Escrita,
  antes: Pick<OrcamentoDoBanco, 'aprovacoes' | 'colaboradorId' | keyof DoDocumento>,
  { conteudo, calculado, totais }: Depois,
): Promise<{
  excessos: Excesso[]
  aprovacoes: Aprovacao[]
  esperava: boolean
  conta: ContaDoOrcamento
  movimento: Movimento
}> {
  const { contexto, documento, atuais } = conteudo
  const parametros = negocio.parametros(documento.filialId)
  const regras = regrasDosLimites(deQuem)
  const deAntesPorChave = new Map(atuais.map((linha) => [chaveDaLinha(linha), linha]))
  const linhas = [
    ...calculado.intocadas.map(linhaGravadaMedida),
    ...linhasMedidas(calculado.linhas, {
      ...calculado,
      gravada: (chave) => (calculado.mantidas.has(chave) ? deAntesPorChave.get(chave) : undefined),
      validacao: contexto.validacaoPreco,
    }),
  ]
  const medidasAntes = atuais.map(linhaGravadaMedida)
  const naConta = [...linhas, ...medidasAntes].map((linha) => linha.naConta)
  const onde = { negocio, filialId: documento.filialId }
  const conta = await contaDoOrcamento(tx, onde, antes.colaboradorId, naConta)
  const fato = fatoDaConta(conta)
  const excessos = excessosDoOrcamento({ ...fatosDoDocumento(totais, contexto), conta: fato, linhas }, regras)
  const deAntes = excessosDoOrcamento(
    { ...fatosDoDocumento(antes, contexto), conta: fato, linhas: medidasAntes },
    regras,
  )
  const novos = novosOuMaiores(excessos, deAntes)
  const recusa = tiposQueRecusa(parametros)
  if (recusa.length > 0) {
    const recusados = porAprovar(novos, antes.aprovacoes).filter(({ tipo }) => recusa.includes(tipo))
    const campos = Object.fromEntries(
      recusados.flatMap(({ campos: onde, texto }) => onde.map((campo) => [campo, texto])),
    )
    if (recusados.length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  }
  return {
    excessos,
    conta,
    movimento: conta
      ? movimentoDaVenda(
          linhas.map((linha) => linha.naConta),
          conta.regras,
        )
      : SEM_MOVIMENTO,
    // GES-03 Whether something of it may have been asked about already.
    esperava: porAprovar(deAntes, antes.aprovacoes).length > 0,
    aprovacoes: aprovacoesDepois(antes.aprovacoes, excessos, novos, quemAprova(sessao, agora)),
  }
}
