import { papelNaHome } from '@balcao/dominio/home/papel'
import type { ReactNode } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { QuandoAVista } from '../../ui/pagina/quando-a-vista.tsx'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { Indicadores } from './indicadores.tsx'
import { diaPorExtenso, primeiroNome, saudacao } from './saudacao.ts'
import { Unidades } from './unidades.tsx'

type PaginaHomeProps = {
  filtro?: ReactNode
  /** What belongs to other features: who joins them hands it in. */
  tickets?: ReactNode
  vendas?: ReactNode
  /** How the month stands against its target. */
  meta?: ReactNode
}

/** HOM-01 The morning of who opens it: totals of who leads, the queue of who attends, the sales of who sells. */
export function PaginaHome({ filtro, tickets, vendas, meta }: PaginaHomeProps) {
  const { colaborador, filial, pode } = useSessao()
  useDiaAtual()
  const agora = new Date()
  const papel = papelNaHome(pode)
  return (
    <Pagina
      titulo={`${saudacao(agora)}, ${primeiroNome(colaborador.nome)}`}
      descricao={
        <>
          {diaPorExtenso(agora)}
          {filial && ` · ${filial.desc}`}
        </>
      }
      aoLado={filtro}
      emOrdem={papel !== 'gestor'}
    >
      {papel === 'gestor' && <Indicadores />}
      {papel === 'vendedor' && vendas}
      {papel === 'vendedor' && meta}
      {tickets}
      {papel !== 'vendedor' && <QuandoAVista>{meta}</QuandoAVista>}
      <QuandoAVista>
        {papel !== 'gestor' && <Indicadores />}
        <Unidades />
      </QuandoAVista>
    </Pagina>
  )
}
