import type { Periodo } from '@balcao/dominio/datas/periodo'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import {
  listarNotasFiscaisDoCliente,
  type NotaFiscalDaLista,
  type OrdenacaoDeNotas,
} from '@balcao/dominio/notas/contratos'
import { useMemo, useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import { usePaginaDaSecao } from '../../platform/ficha/use-pagina-da-secao.ts'
import { useParametro } from '../../platform/parametros.ts'
import { CampoDePeriodo } from '../../ui/campos/campo-de-periodo.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AcoesDaLinha } from './acoes-da-linha.tsx'
import { AvisoDoDownload } from './aviso-do-download.tsx'
import { DialogoDoRastreio } from './dialogo-do-rastreio.tsx'
import type { RastreioDaNota } from './nota.ts'
import { type ArquivosDaNota, useArquivosDaNota } from './use-arquivos-da-nota.ts'

type ListaDeNotasDoClienteProps = {
  titulo: string
  idCli: number
  aoAbrir: (nota: NotaFiscalDaLista) => void
  /** MES-07 Absent where the person may not return it. */
  aoDevolver?: ((nota: NotaFiscalDaLista) => void) | undefined
  /** GES-04 Absent where the person may not ask for an exchange. */
  aoTrocar?: ((nota: NotaFiscalDaLista) => void) | undefined
}

type Celulas = {
  dinheiro: ReturnType<typeof useFormatoDeDinheiro>
  arquivos: Pick<ArquivosDaNota, 'baixar' | 'danfeDe' | 'xmlDe'>
  aoRastrear: (rastreio: RastreioDaNota) => void
  aoDevolver: ListaDeNotasDoClienteProps['aoDevolver']
  aoTrocar: ListaDeNotasDoClienteProps['aoTrocar']
}

const colunas = ({ dinheiro, ...acoes }: Celulas): Coluna<NotaFiscalDaLista>[] => [
  {
    id: 'numNf',
    cabecalho: 'Nota',
    largura: 84,
    ordenavel: true,
    celula: ({ numNf }) => numNf,
  },
  {
    id: 'dtSai',
    cabecalho: 'Saída',
    largura: 104,
    ordenavel: true,
    celula: ({ dtSai }) => formatarData(dtSai),
  },
  { id: 'filial', cabecalho: 'Filial', larguraMinima: 130, celula: ({ filial }) => filial.desc },
  {
    id: 'qtdeIt',
    cabecalho: 'Itens',
    largura: 76,
    alinhamento: 'direita',
    ordenavel: true,
    celula: ({ qtdeIt }) => formatarNumero(qtdeIt),
  },
  {
    id: 'vlTot',
    cabecalho: 'Total',
    largura: 112,
    alinhamento: 'direita',
    ordenavel: true,
    noCartao: 'canto',
    celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.idFil),
  },
  {
    id: 'acoes',
    cabecalho: 'Ações',
    largura: 118 + [acoes.aoDevolver, acoes.aoTrocar].filter(Boolean).length * 34,
    celula: (nota) => <AcoesDaLinha nota={nota} {...acoes} />,
  },
]

/** CLI-01, DOC-04 The invoices of a customer; those of the last 45 days until another period is asked for. */
export function ListaDeNotasDoCliente({
  titulo,
  idCli,
  aoAbrir,
  aoDevolver,
  aoTrocar,
}: ListaDeNotasDoClienteProps) {
  const notas = useNotasDoCliente(idCli)
  const { baixar, danfeDe, xmlDe, falha, dispensarFalha } = useArquivosDaNota()
  const dinheiro = useFormatoDeDinheiro()
  const [rastreio, setRastreio] = useState<RastreioDaNota | null>(null)
  const daLista = useMemo(
    () =>
      colunas({
        dinheiro,
        arquivos: { baixar, danfeDe, xmlDe },
        aoRastrear: setRastreio,
        aoDevolver,
        aoTrocar,
      }),
    [dinheiro, baixar, danfeDe, xmlDe, aoDevolver, aoTrocar],
  )
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={notas.consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio="Nenhuma Nota Fiscal encontrada."
        acoes={
          <CampoDePeriodo
            rotulo="Data de saída"
            maxima={notas.hoje}
            value={notas.periodo}
            onChange={notas.mudarPeriodo}
          />
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Notas fiscais do cliente"
              colunas={daLista}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ numNf }) => `Nota ${numNf}`}
              aoAbrir={aoAbrir}
              ordenacao={notas.ordenacao}
              aoOrdenar={notas.ordenar}
            />
            <Paginacao rotulo="Páginas de notas fiscais" paginator={paginator} aoMudar={notas.irPara} />
          </>
        )}
      </Secao>
      <AvisoDoDownload falha={falha} aoFechar={dispensarFalha} />
      <DialogoDoRastreio rastreio={rastreio} aoFechar={() => setRastreio(null)} />
    </>
  )
}

/** DOC-04 Which invoices are on the screen: the period, the order and the page. */
export function useNotasDoCliente(idCli: number) {
  const dias = useParametro('diasLimiteConsultaPedido')
  const [hoje] = useState(() => hojeEm(new Date()))
  const [periodo, setPeriodo] = useState<Periodo>({ de: somarDias(hoje, -dias), ate: hoje })
  const { ordenacao, page, recomecar, ...pagina } = usePaginaDaSecao({ campo: 'dtSai', direcao: 'DESC' })
  const consulta = useConsulta(
    listarNotasFiscaisDoCliente,
    {
      params: { idCli },
      query: {
        dtInicial: periodo.de ?? undefined,
        dtFinal: periodo.ate ?? undefined,
        orderBy: ordenacao.campo as OrdenacaoDeNotas,
        sortBy: ordenacao.direcao,
        page,
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    ...pagina,
    hoje,
    periodo,
    mudarPeriodo(novo: Periodo) {
      setPeriodo(novo)
      recomecar()
    },
    ordenacao,
    consulta,
  }
}
