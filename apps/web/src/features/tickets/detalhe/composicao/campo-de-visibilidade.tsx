import { TIPOS_DE_HISTORICO, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { IconArrowForwardUp, IconLock, IconWorld } from '@tabler/icons-react'
import { useId } from 'react'
import estilos from './composicao.module.css'

const ICONE = { PUBLICO: IconWorld, PRIVADO: IconLock, ENCAMINHAMENTO: IconArrowForwardUp }

type CampoDeVisibilidadeProps = {
  tipos: readonly TipoDeHistorico[]
  valor: TipoDeHistorico
  aoMudar: (tipo: TipoDeHistorico) => void
}

/** TIC-04 Who reads what is being written. */
export function CampoDeVisibilidade({ tipos, valor, aoMudar }: CampoDeVisibilidadeProps) {
  const nome = useId()
  return (
    <div className={estilos.visibilidade} role="radiogroup" aria-label="Visibilidade">
      {tipos.map((tipo) => {
        const Icone = ICONE[tipo]
        return (
          <label key={tipo} data-tipo={tipo} title={TIPOS_DE_HISTORICO[tipo]}>
            <input
              type="radio"
              name={nome}
              value={tipo}
              checked={tipo === valor}
              onChange={() => aoMudar(tipo)}
            />
            <Icone size={16} aria-hidden />
            <span>{TIPOS_DE_HISTORICO[tipo]}</span>
          </label>
        )
      })}
    </div>
  )
}
