import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  type Aprovacao,
  aprovacoesDepois,
  novosOuMaiores,
  porAprovar,
} from '@balcao/dominio/orcamentos/aprovacoes'
import { type Excesso, excessosDoOrcamento } from '@balcao/dominio/orcamentos/limites'
import type { Negocio } from '../../../negocio.ts'
import type { Sessao } from '../../../sessao.ts'
import type { Calculado, Conteudo } from '../conteudo/gravar-conteudo.ts'
import { chaveDaLinha } from '../conteudo/ler-linhas.ts'
import type { DeQuem } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import {
  type DoDocumento,
  fatosDoDocumento,
  linhaGravadaMedida,
  linhasMedidas,
  quemAprova,
  regrasDosLimites,
} from './medir.ts'

type Escrita = { negocio: Negocio; sessao: Sessao; agora: Date; deQuem: DeQuem }
type Depois = { conteudo: Conteudo; calculado: Calculado; totais: DoDocumento }

/** What a branch that refuses refuses: the others it only holds, for they are not whoever types to mend. */
const DE_QUEM_VENDE: readonly Excesso['tipo'][] = ['PRECO', 'BONIFICACAO', 'FRETE']

/** VEN-02 The whole quote after a change: refused where the branch refuses what the change brought, kept with its approvals where not. */
export function conferirLimites(
  { negocio, sessao, agora, deQuem }: Escrita,
  antes: Pick<OrcamentoDoBanco, 'aprovacoes' | keyof DoDocumento>,
  { conteudo, calculado, totais }: Depois,
): { excessos: Excesso[]; aprovacoes: Aprovacao[]; esperava: boolean } {
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
  const excessos = excessosDoOrcamento({ ...fatosDoDocumento(totais, contexto), linhas }, regras)
  const deAntes = excessosDoOrcamento(
    { ...fatosDoDocumento(antes, contexto), linhas: atuais.map(linhaGravadaMedida) },
    regras,
  )
  const novos = novosOuMaiores(excessos, deAntes)
  if (parametros.descontoAcimaDoLimite === 'RECUSA') {
    const recusados = porAprovar(novos, antes.aprovacoes).filter(({ tipo }) => DE_QUEM_VENDE.includes(tipo))
    const campos = Object.fromEntries(
      recusados.flatMap(({ campos: onde, texto }) => onde.map((campo) => [campo, texto])),
    )
    if (recusados.length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  }
  return {
    excessos,
    // GES-03 Whether something of it may have been asked about already.
    esperava: porAprovar(deAntes, antes.aprovacoes).length > 0,
    aprovacoes: aprovacoesDepois(antes.aprovacoes, excessos, novos, quemAprova(sessao, agora)),
  }
}
