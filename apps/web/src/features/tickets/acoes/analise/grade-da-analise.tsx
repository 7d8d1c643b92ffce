import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarMotivosDeAnalise } from '@balcao/dominio/tickets/catalogo/contratos'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { DESTINOS_DA_ANALISE, type DestinoDaAnalise } from '@balcao/dominio/tickets/requisitos/analise'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Opcao } from '../../../../ui/campos/opcao.tsx'
import estilos from '../acoes.module.css'
import comum from '../produtos/grade.module.css'
import { navegarNaGrade } from '../produtos/navegar-na-grade.ts'
import { AtalhosDaAnalise } from './atalhos-da-analise.tsx'
import { type CamposDaAnalise, destinos, tudoComo } from './campos-da-analise.ts'
import grade from './grade-da-analise.module.css'
import { LinhaDaAnalise } from './linha-da-analise.tsx'

type Motivos = RespostaDe<typeof listarMotivosDeAnalise>

type GradeDaAnaliseProps = {
  produtos: ReadonlyMap<number, ProdutoDoTicket>
  motivos: { data: Motivos | undefined; isPending: boolean; isError: boolean; refetch: () => unknown }
  conhecidos: ReadonlySet<number>
}

/** TIC-11 Every product with its six quantities; typed like a spreadsheet, or answered at once. */
export function GradeDaAnalise({ produtos, motivos, conhecidos }: GradeDaAnaliseProps) {
  const { getValues, setValue } = useFormContext<CamposDaAnalise>()
  const itens = getValues('analise')
  const opcoes = useMemo<Opcao<number>[]>(
    () => (motivos.data?.itens ?? []).map(({ id, desc }) => ({ valor: id, nome: desc })),
    [motivos.data],
  )

  function responder(linha: number, destino: DestinoDaAnalise) {
    const produto = produtos.get(itens[linha]?.id ?? 0)
    if (!produto) return
    for (const [campo, valor] of Object.entries(tudoComo(destino, produto.qtd_solicitada)))
      setValue(`analise.${linha}.${campo as DestinoDaAnalise}`, valor, { shouldDirty: true })
  }
  const responderTodos = (destino: DestinoDaAnalise) => {
    for (const linha of itens.keys()) responder(linha, destino)
  }

  return (
    <section aria-label="Produtos" onKeyDown={navegarNaGrade}>
      <AtalhosDaAnalise aoResponder={responderTodos} />
      <div className={grade.grade}>
        <div className={`${comum.cabecalho} ${grade.cabecalho}`} aria-hidden>
          <span>Produto</span>
          <span className={estilos.aDireita}>Pedida</span>
          {destinos.map((destino) => (
            <span key={destino} className={estilos.aDireita}>
              {DESTINOS_DA_ANALISE[destino]}
            </span>
          ))}
          <span>Situação</span>
          <span>Motivo</span>
          <span>Observação</span>
        </div>
        {itens.map(({ id }, linha) => {
          const produto = produtos.get(id)
          return (
            produto && (
              <LinhaDaAnalise
                key={id}
                linha={linha}
                produto={produto}
                opcoes={opcoes}
                carregando={motivos.isPending}
                aoTentarNovamente={motivos.isError ? motivos.refetch : undefined}
                conhecidos={conhecidos}
                aoAutorizar={() => responder(linha, 'qtd_autorizada')}
              />
            )
          )
        })}
      </div>
    </section>
  )
}
