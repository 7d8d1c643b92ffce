import type { ReactNode } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { Indicadores } from './indicadores.tsx'
import { diaPorExtenso, primeiroNome, saudacao } from './saudacao.ts'
import { Unidades } from './unidades.tsx'
import { useTotaisDaHome } from './use-totais-da-home.ts'

type PaginaHomeProps = {
  filtro?: ReactNode
  /** Belongs to another feature: who joins them hands it in. */
  tickets?: ReactNode
}

export function PaginaHome({ filtro, tickets }: PaginaHomeProps) {
  const { colaborador, filial } = useSessao()
  const totais = useTotaisDaHome()
  useDiaAtual()
  const agora = new Date()
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
    >
      {tickets}
      <Indicadores totais={totais} />
      <Unidades totais={totais} />
    </Pagina>
  )
}
