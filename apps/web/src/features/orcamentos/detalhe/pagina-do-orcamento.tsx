import { formatarData } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import type { ReactNode } from 'react'
import { CabecalhoDoDocumento } from '../../../documento-comercial/cabecalho-do-documento.tsx'
import {
  CartaoDaEntrega,
  CartaoDasObservacoes,
  CartaoDoPagamento,
} from '../../../documento-comercial/cartoes-do-documento.tsx'
import { ItensDoDocumento } from '../../../documento-comercial/itens-do-documento.tsx'
import { TotaisDoDocumento } from '../../../documento-comercial/totais-do-documento.tsx'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { type Orcamento, useCamposDoOrcamento } from '../campos-do-orcamento.tsx'
import { useOrcamentosAoVivo } from '../use-orcamentos-ao-vivo.ts'
import { OrcamentoNaoEncontrado } from './orcamento-nao-encontrado.tsx'

type PaginaDoOrcamentoProps = {
  idOrcamento: number
  /** Opened from 'Orçamentos Parados', to which the way back leads. */
  dosParados?: boolean
  /** What may be done with the quote in other features. */
  acoes?: ((orcamento: Orcamento) => ReactNode) | undefined
}

/** VEN-01, CLI-07 One quote, to read. */
export function PaginaDoOrcamento({ idOrcamento, ...resto }: PaginaDoOrcamentoProps) {
  const consulta = useConsulta(obterOrcamento, { params: { id: idOrcamento } }, { mostradoNaArea: true })
  useOrcamentosAoVivo()
  return (
    <Ficha
      consulta={consulta}
      filialDe={({ filial }) => filial.id}
      naoEncontrada={() => <OrcamentoNaoEncontrado />}
    >
      {(orcamento) => <OrcamentoAberto orcamento={orcamento} {...resto} />}
    </Ficha>
  )
}

type OrcamentoAbertoProps = Omit<PaginaDoOrcamentoProps, 'idOrcamento'> & { orcamento: Orcamento }

function OrcamentoAberto({ orcamento, dosParados = false, acoes }: OrcamentoAbertoProps) {
  useTituloProprio(`Orçamento ${orcamento.id}`)
  const { destino, link } = useCamposDoOrcamento(orcamento)
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDoDocumento
          documento={orcamento}
          voltar={<Voltar dosParados={dosParados} />}
          acoes={acoes?.(orcamento)}
          proprios={[{ nome: 'Validade', valor: formatarData(orcamento.dtVal) }, ...destino]}
        />
      }
      rotuloDoLado="Dados do orçamento"
      lado={
        <>
          <TotaisDoDocumento documento={orcamento} />
          <CartaoDoPagamento documento={orcamento} proprios={link} />
          <CartaoDaEntrega documento={orcamento} proprios={[{ nome: 'Grupo', valor: orcamento.grupo }]} />
          <CartaoDasObservacoes documento={orcamento} />
        </>
      }
    >
      <ItensDoDocumento documento={orcamento} />
    </PaginaDaFicha>
  )
}

/** To the list the person came from or, of another's link, to the one that the person has. */
function Voltar({ dosParados }: { dosParados: boolean }) {
  const { pode } = useSessao()
  const parados = pode('ORCAMENTO_PARADO_LISTAR')
  const todos = pode('ORCAMENTO_LISTAR') && !(dosParados && parados)
  if (!todos && !parados) return null
  return <LinkDeVolta lista={todos ? 'orcamentos' : 'orcamentos-parados'} />
}
