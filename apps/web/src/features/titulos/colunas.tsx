import type { Titulo } from '@balcao/dominio/titulos/contratos'
import { SITUACOES_DO_TITULO } from '@balcao/dominio/titulos/situacao'
import { Anchor } from '@mantine/core'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import type { Tom } from '../../ui/tema/tons.ts'
import { AcoesDoTitulo } from './acoes-do-titulo.tsx'
import { VencimentoDoTitulo } from './vencimento-do-titulo.tsx'

type OQueFazer = {
  dinheiro: (valor: number, idFil: number) => string
  baixando: number | null
  aoBaixar: (titulo: Titulo) => void
  /** Invoices belong to another feature; without it they are only told. */
  aoAbrirNota: ((id: number) => void) | undefined
}

const TOM: Record<Titulo['situacao'], Tom> = {
  ATIVO: 'azul',
  VENCIDO: 'vermelho',
  PAGO: 'verde',
  BAIXADO: 'neutro',
}

function NotaDoTitulo({ nota, aoAbrirNota }: Pick<OQueFazer, 'aoAbrirNota'> & Pick<Titulo, 'nota'>) {
  if (!nota) return '–'
  if (!aoAbrirNota) return `NF ${nota.numNf}`
  return (
    <Anchor component="button" type="button" onClick={() => aoAbrirNota(nota.id)}>
      NF {nota.numNf}
    </Anchor>
  )
}

/** DOC-05 What a row shows. */
export const colunasDeTitulos = ({
  dinheiro,
  baixando,
  aoBaixar,
  aoAbrirNota,
}: OQueFazer): Coluna<Titulo>[] => [
  {
    id: 'nro',
    cabecalho: 'Título',
    largura: 116,
    ordenavel: true,
    celula: ({ nro, parcela, grupo }) => <DuasLinhas principal={`${nro}/${parcela}`} detalhe={grupo} />,
    naFalta: {
      de: 'nota',
      celula: ({ nro, parcela, nota }) => (
        <DuasLinhas
          principal={`${nro}/${parcela}`}
          detalhe={<NotaDoTitulo nota={nota} aoAbrirNota={aoAbrirNota} />}
        />
      ),
    },
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 96,
    // When it is due says the same.
    dispensavel: 1,
    noCartao: 'canto',
    celula: ({ situacao }) => <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_TITULO[situacao]}</Etiqueta>,
  },
  {
    id: 'dtVenc',
    cabecalho: 'Vencimento',
    larguraMinima: 150,
    ordenavel: true,
    celula: (titulo) => <VencimentoDoTitulo titulo={titulo} />,
  },
  {
    id: 'cobranca',
    cabecalho: 'Cobrança e filial',
    larguraMinima: 140,
    dispensavel: 3,
    celula: ({ descCob, filial }) => <DuasLinhas principal={descCob} detalhe={filial.desc} />,
  },
  {
    id: 'nota',
    cabecalho: 'Nota',
    largura: 96,
    dispensavel: 2,
    celula: ({ nota }) => <NotaDoTitulo nota={nota} aoAbrirNota={aoAbrirNota} />,
  },
  {
    id: 'valor',
    cabecalho: 'Valor',
    largura: 124,
    alinhamento: 'direita',
    ordenavel: true,
    celula: ({ valor, valorAtualizado, idFil, dias }) => (
      <DuasLinhas
        principal={dinheiro(valor, idFil)}
        detalhe={dias !== null && valorAtualizado !== valor && `hoje ${dinheiro(valorAtualizado, idFil)}`}
      />
    ),
  },
  {
    id: 'boleto',
    cabecalho: 'Boleto',
    larguraMinima: 264,
    celula: (titulo) => <AcoesDoTitulo titulo={titulo} baixando={baixando} aoBaixar={aoBaixar} />,
  },
]
