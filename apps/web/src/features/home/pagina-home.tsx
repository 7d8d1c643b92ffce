import type { ReactNode } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { Indicadores } from './indicadores.tsx'
import estilos from './pagina-home.module.css'
import { diaPorExtenso, primeiroNome, saudacao } from './saudacao.ts'
import { Unidades } from './unidades.tsx'
import { useTotaisDaHome } from './use-totais-da-home.ts'

type PaginaHomeProps = {
  filtro?: ReactNode
  /** Belongs to another feature: who joins them hands it in. */
  tickets?: ReactNode
}

/** HOM-01 */
export function PaginaHome({ filtro, tickets }: PaginaHomeProps) {
  const { colaborador, filial } = useSessao()
  const totais = useTotaisDaHome()
  useDiaAtual()
  const agora = new Date()
  return (
    <div className={estilos.pagina}>
      <div className={estilos.cabecalho}>
        <h1>{`${saudacao(agora)}, ${primeiroNome(colaborador.nome)}`}</h1>
        <p>
          {diaPorExtenso(agora)}
          {filial && ` · ${filial.desc}`}
        </p>
        {filtro}
      </div>
      {tickets}
      <Indicadores totais={totais} />
      <Unidades totais={totais} />
    </div>
  )
}
