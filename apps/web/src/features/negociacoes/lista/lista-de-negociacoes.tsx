import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { CAMPOS_DA_NEGOCIACAO, type NegociacaoDaLista } from '@balcao/dominio/negociacoes/campos'
import { listarNegociacoes } from '@balcao/dominio/negociacoes/contratos'
import {
  ALVOS_DA_NEGOCIACAO,
  SITUACOES_DA_NEGOCIACAO,
  type SituacaoDaNegociacao,
} from '@balcao/dominio/negociacoes/regras'
import { comoSePaga } from '@balcao/dominio/negociacoes/resumo'
import { PAGINAS } from '@balcao/dominio/paginas'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'

const TOM: Record<SituacaoDaNegociacao, Tom> = {
  PENDENTE: 'amarelo',
  VIGENTE: 'verde',
  FUTURA: 'azul',
  ESGOTADA: 'turquesa',
  VENCIDA: 'laranja',
  ENCERRADA: 'neutro',
  NEGADA: 'vermelho',
}

export function EtiquetaDaNegociacao({ situacao }: { situacao: SituacaoDaNegociacao }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_NEGOCIACAO[situacao]}</Etiqueta>
}

const comMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)
const usada = ({ quantidadeUsada, quantidadeAte }: NegociacaoDaLista) =>
  `${formatarNumero(quantidadeUsada)} de ${formatarNumero(quantidadeAte)} un.`
const leitura = filtrosDeLista(listarNegociacoes.query)
type Filtros = ReturnType<typeof leitura.ler>
const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** GES-03 Prices asked for and authorised, with what is left of each. */
export const LISTA_DE_NEGOCIACOES = descreverLista({
  nome: 'negociacoes-de-preco',
  titulo: PAGINAS['/negociacoes-de-preco'],
  nomes: { um: 'negociação', varios: 'negociações', genero: 'a' },
  contrato: listarNegociacoes,
  leitura,
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_NEGOCIACAO, contexto, {
      cliente: {
        celulaDoCartao: ({ cliente }) => nomeDoCliente(cliente),
        celula: ({ id, cliente }) => (
          <DuasLinhas principal={nomeDoCliente(cliente)} detalhe={`Negociação ${id}`} />
        ),
      },
      situacao: { celula: ({ situacao }) => <EtiquetaDaNegociacao situacao={situacao} /> },
      nomeDoAlvo: {
        celulaDoCartao: ({ nomeDoAlvo }) => nomeDoAlvo,
        celula: ({ nomeDoAlvo, alvo }) => (
          <DuasLinhas principal={nomeDoAlvo} detalhe={ALVOS_DA_NEGOCIACAO[alvo]} />
        ),
      },
      preco: { celula: (item) => comMaiuscula(comoSePaga(item)), celulaDoCartao: (item) => comoSePaga(item) },
      quantidade: {
        celula: (item) => (
          <DuasLinhas principal={usada(item)} detalhe={item.usoUnico ? 'Para um pedido só' : null} />
        ),
        celulaDoCartao: usada,
      },
      plano: { celula: ({ plano }) => plano ?? 'Qualquer um' },
      fim: {
        celula: ({ inicio, fim }) => (
          <DuasLinhas principal={formatarData(fim)} detalhe={`Desde ${formatarData(inicio)}`} />
        ),
        celulaDoCartao: ({ fim }) => `até ${formatarData(fim)}`,
      },
      autorizadaPor: { celula: ({ autorizadaPor }) => autorizadaPor ?? '–' },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_NEGOCIACAO),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_NEGOCIACAO) },
  ],
  atalhos: {
    rotulo: 'Situação das negociações',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Todas', filtros: {} },
      { nome: 'Em vigor', filtros: { situacao: ['VIGENTE'] } },
      { nome: 'Aguardando', filtros: { situacao: ['PENDENTE'] } },
    ],
  },
  nomeDe: ({ id }) => `negociação ${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma negociação',
          texto: 'Peça em Nova negociação um preço abaixo do que você pode dar, para um cliente.',
        },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_APROVACOES])
    return SEM_NOVIDADE
  },
})
