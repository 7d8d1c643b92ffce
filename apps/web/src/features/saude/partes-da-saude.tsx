import type { ParteNaSaude } from '@balcao/dominio/saude/contratos'
import { parteDaSaude } from '@balcao/dominio/saude/partes'
import { Link } from '@tanstack/react-router'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import estilos from './partes-da-saude.module.css'
import { SituacaoDaParteEmEtiqueta } from './situacoes.tsx'

/** ADM-11 Each part with its state and since when; what is not in order says what to do. */
export function PartesDaSaude({ partes }: { partes: readonly ParteNaSaude[] }) {
  return (
    <ul className={estilos.partes}>
      {partes.map(({ parte, situacao, oQueHa, desde }) => {
        const { nome, oQueFazer, pagina } = parteDaSaude(parte)
        const pede = situacao === 'FALHA' || situacao === 'ATENCAO'
        return (
          <li key={parte} className={estilos.parte}>
            <div>
              <strong>{nome}</strong>
              <SituacaoDaParteEmEtiqueta situacao={situacao} />
              {desde && (
                <span>
                  desde <TempoRelativo data={desde} />
                </span>
              )}
            </div>
            <p>{oQueHa}</p>
            {pede && (
              <p>
                {oQueFazer} {pagina && <Link to={pagina}>Ver</Link>}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
