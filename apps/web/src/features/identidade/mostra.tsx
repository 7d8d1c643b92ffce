import type { QualImagem } from '@balcao/dominio/identidade/imagens'
import { negocioAtual } from '../../platform/ambiente.ts'
import estilos from './aparencia.module.css'

/** As people will see it: the logo on light and on dark, the background behind the form. */
export function Mostra({ qual, endereco }: { qual: QualImagem; endereco: string }) {
  if (qual === 'fundo')
    return (
      <div className={estilos.entrada}>
        <img src={endereco} alt="Fundo da entrada" />
        <div className={estilos.painel} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      </div>
    )
  const { nome } = negocioAtual()
  return (
    <div className={estilos.faixas}>
      <div className={estilos.clara}>
        <img src={endereco} alt={`${nome}, no claro`} />
      </div>
      <div className={estilos.escura}>
        <img src={endereco} alt={`${nome}, no escuro`} />
      </div>
    </div>
  )
}
