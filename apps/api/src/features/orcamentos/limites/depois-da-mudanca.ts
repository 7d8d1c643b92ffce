import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  type Aprovacao,
  aprovacoesDepois,
  novosOuMaiores,
  porAprovar,
} from '@balcao/dominio/orcamentos/aprovacoes'
import { type Excesso, excessosDoOrcamento, type LinhaMedida } from '@balcao/dominio/orcamentos/limites'
import type { Negocio } from '../../../negocio.ts'
import type { Sessao } from '../../../sessao.ts'
import type { Calculado, Conteudo } from '../edicao/gravar-conteudo.ts'
import type { OrcamentoDoBanco } from '../edicao/queries-cabecalho.ts'
import {
  type DoDocumento,
  fatosDoDocumento,
  linhaGravadaMedida,
  linhaMedida,
  quemAprova,
  regrasDosLimites,
} from './medir.ts'

type Escrita = { negocio: Negocio; sessao: Sessao; agora: Date }
type Depois = { conteudo: Conteudo; calculado: Calculado; totais: DoDocumento }

/** What a branch that refuses refuses: the others it only holds, for they are not whoever types to mend. */
const DE_QUEM_VENDE: readonly Excesso['tipo'][] = ['PRECO', 'BONIFICACAO', 'FRETE']

/** VEN-02 The whole quote after a change: refused where the branch refuses what the change brought, kept with its approvals where not. */
export function conferirLimites(
  { negocio, sessao, agora }: Escrita,
  antes: Pick<OrcamentoDoBanco, 'aprovacoes' | keyof DoDocumento>,
  { conteudo, calculado, totais }: Depois,
): { excessos: Excesso[]; aprovacoes: Aprovacao[] } {
  const { contexto, documento, atuais } = conteudo
  const parametros = negocio.parametros(documento.filialId)
  const regras = regrasDosLimites(parametros, sessao)
  const excessos = excessosDoOrcamento(
    { ...fatosDoDocumento(totais, contexto), linhas: linhasMedidas(calculado, contexto.validacaoPreco) },
    regras,
  )
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
    aprovacoes: aprovacoesDepois(antes.aprovacoes, excessos, novos, quemAprova(sessao, agora)),
  }
}

/** Every line of the quote, priced now or before. */
function linhasMedidas(
  { precificado, produtos, linhas, intocadas }: Calculado,
  validacao: Conteudo['contexto']['validacaoPreco'],
): LinhaMedida[] {
  return [
    ...intocadas.map(linhaGravadaMedida),
    ...linhas.flatMap((linha) => {
      const precificada = precificado.linhas.get(linha.chave)
      const codigo = produtos.get(linha.idProd)?.idExibicao ?? ''
      return precificada ? [linhaMedida(linha, codigo, precificada, validacao)] : []
    }),
  ]
}
