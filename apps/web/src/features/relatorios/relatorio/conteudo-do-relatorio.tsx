import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import type { Filtro, ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import { useEffect, useEffectEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { Vazio } from '../../../ui/retorno/vazio.tsx'
import { BarraDoVisor } from './barra-do-visor.tsx'
import { PainelDeFiltros } from './painel-de-filtros.tsx'
import estilos from './relatorio.module.css'
import { useFiltrosDoRelatorio } from './use-filtros-do-relatorio.ts'
import { useGeracao } from './use-geracao.ts'
import { type ComEndereco, pedeGeracao } from './valores-do-endereco.ts'
import { Visor } from './visor.tsx'

type ConteudoDoRelatorioProps = ComEndereco & {
  relatorio: Relatorio
  filtros: readonly Filtro[]
  /** CLI-09 What is not asked for, because the place where it is opened says it: the customer. */
  fixos?: ValoresDosFiltros
}

const NENHUM: ValoresDosFiltros = {}

/** REL-01 The filters, and the report that they give. */
export function ConteudoDoRelatorio(props: ConteudoDoRelatorioProps) {
  const { relatorio, filtros, endereco, aoMudarEndereco, fixos = NENHUM } = props
  const { titulo } = relatorio
  const celular = useCelular()
  const geracao = useGeracao(relatorio.id)
  const { gerando } = geracao
  const formulario = useFiltrosDoRelatorio({
    idRelatorio: relatorio.id,
    filtros,
    fixos,
    endereco,
    aoMudarEndereco,
    gerar: geracao.gerar,
  })
  // The address was gone back to where nothing was generated.
  const gerado = pedeGeracao(endereco) ? geracao.gerado : null
  const erro = pedeGeracao(endereco) ? geracao.erro : null
  const [recolhido, setRecolhido] = useState(false)

  // On a phone the filters would leave no room for what they found.
  const aoChegar = useEffectEvent(() => {
    if (gerado && celular) setRecolhido(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each report that arrives
  useEffect(() => aoChegar(), [gerado])

  return (
    <>
      {!(recolhido && gerado && !erro) && (
        <PainelDeFiltros {...formulario} filtros={filtros} fixos={fixos} gerando={gerando} />
      )}
      {erro && (
        <PainelDeStatus
          tipo="erro"
          mensagem={mensagemDoErro(erro)}
          aoTentarNovamente={Object.keys(erro.campos).length > 0 ? undefined : formulario.repetir}
          tentando={gerando}
        />
      )}
      {gerado && !erro && (
        <section className={estilos.resultado} aria-label="Relatório">
          <BarraDoVisor
            geracao={geracao}
            titulo={titulo}
            aoAtualizar={formulario.repetir}
            recolhido={recolhido}
            aoRecolher={setRecolhido}
          />
          <Visor
            key={gerado.token}
            titulo={titulo}
            endereco={gerado.endereco}
            aoTentarNovamente={formulario.repetir}
          />
        </section>
      )}
      {!gerado && !erro && !gerando && (
        <Vazio>Escolha os filtros e gere o relatório: ele aparece aqui.</Vazio>
      )}
    </>
  )
}
