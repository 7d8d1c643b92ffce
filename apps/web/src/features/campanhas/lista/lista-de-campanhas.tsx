import { CAMPOS_DA_CAMPANHA, type CampanhaDaLista } from '@balcao/dominio/campanhas/campos'
import { listarCampanhas } from '@balcao/dominio/campanhas/contratos'
import {
  SITUACOES_DA_CAMPANHA,
  type SituacaoDaCampanha,
  unidadeDaCampanha,
} from '@balcao/dominio/campanhas/regras'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { beneficioEmPalavras } from '@balcao/dominio/precos/campanha'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../../ui/tema/tons.ts'

const TOM: Record<SituacaoDaCampanha, Tom> = {
  VIGENTE: 'verde',
  FUTURA: 'azul',
  ESGOTADA: 'turquesa',
  TERMINADA: 'neutro',
  ENCERRADA: 'laranja',
}

export function EtiquetaDaCampanha({ situacao }: { situacao: SituacaoDaCampanha }) {
  return <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_CAMPANHA[situacao]}</Etiqueta>
}

const comMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)
export const comoDa = ({ beneficio, nomeDoBrinde }: Pick<CampanhaDaLista, 'beneficio' | 'nomeDoBrinde'>) =>
  comMaiuscula(beneficioEmPalavras(beneficio, nomeDoBrinde))

/** What was used of what bounds it: money, or else units. */
export function Usado({ campanha, numaLinha = false }: { campanha: CampanhaDaLista; numaLinha?: boolean }) {
  const dinheiro = useFormatoDeDinheiro()
  const { verba, verbaUsada, limite, unidadesUsadas, beneficio } = campanha
  const deQuanto =
    verba !== null
      ? `de ${dinheiro(verba)}`
      : limite !== null
        ? `${formatarNumero(unidadesUsadas)} de ${formatarNumero(limite)} ${unidadeDaCampanha(beneficio.tipo)}`
        : null
  if (numaLinha) return [dinheiro(verbaUsada), deQuanto].filter(Boolean).join(' · ')
  return <DuasLinhas principal={dinheiro(verbaUsada)} detalhe={deQuanto} />
}

const leitura = filtrosDeLista(listarCampanhas.query)
type Filtros = ReturnType<typeof leitura.ler>

/** GES-02 */
export const LISTA_DE_CAMPANHAS = descreverLista({
  nome: 'campanhas',
  titulo: PAGINAS['/campanhas'],
  nomes: { um: 'campanha', varios: 'campanhas', genero: 'a' },
  contrato: listarCampanhas,
  leitura,
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_CAMPANHA, contexto, {
      nome: {
        celulaDoCartao: ({ nome }) => nome,
        celula: ({ id, nome }) => <DuasLinhas principal={nome} detalhe={`Campanha ${id}`} />,
      },
      situacao: { celula: ({ situacao }) => <EtiquetaDaCampanha situacao={situacao} /> },
      tipo: {
        celula: (item) => <DuasLinhas principal={comoDa(item)} detalhe={item.produtos} />,
        celulaDoCartao: (item) => `${comoDa(item)} · ${item.produtos}`,
      },
      publico: {
        celula: ({ publico, filiais }) => <DuasLinhas principal={publico} detalhe={`Filiais: ${filiais}`} />,
      },
      fim: {
        celula: ({ inicio, fim }) => (
          <DuasLinhas principal={`até ${formatarData(fim)}`} detalhe={`Desde ${formatarData(inicio)}`} />
        ),
        celulaDoCartao: ({ fim }) => `até ${formatarData(fim)}`,
      },
      verbaUsada: {
        celula: (item) => <Usado campanha={item} />,
        celulaDoCartao: (item) => <Usado campanha={item} numaLinha />,
      },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_CAMPANHA),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_CAMPANHA) },
  ],
  atalhos: {
    rotulo: 'Situação das campanhas',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Todas', filtros: {} },
      { nome: 'Em vigor', filtros: { situacao: ['VIGENTE'] } },
      { nome: 'Terminadas', filtros: { situacao: ['TERMINADA', 'ENCERRADA'] } },
    ],
  },
  nomeDe: ({ nome }) => `campanha ${nome}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma campanha',
          texto: 'Nada está em oferta agora. Quem gere cria campanhas em Nova campanha.',
        },
})
