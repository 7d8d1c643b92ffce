import type { ParteNaSaude } from '@balcao/dominio/saude/contratos'
import { tentarParteDeNovo } from '@balcao/dominio/saude/contratos'
import { type ParteQueSeTenta, parteDaSaude, seTenta } from '@balcao/dominio/saude/partes'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import estilos from './partes-da-saude.module.css'
import { SituacaoDaParteEmEtiqueta } from './situacoes.tsx'

/** ADM-11 Each part with its state and since when; what is not in order says what to do. */
export function PartesDaSaude({ partes }: { partes: readonly ParteNaSaude[] }) {
  return (
    <ul className={estilos.partes}>
      {partes.map(({ parte, situacao, oQueHa, desde, aTentar }) => {
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
            {aTentar > 0 && seTenta(parte) && <TentarDeNovo parte={parte} />}
          </li>
        )
      })}
    </ul>
  )
}

function TentarDeNovo({ parte }: { parte: ParteQueSeTenta }) {
  const tentar = useAcao(tentarParteDeNovo, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  return (
    <Button
      size="xs"
      variant="default"
      mt="xs"
      aria-label={`Tentar de novo: ${parteDaSaude(parte).nome}`}
      loading={tentar.isPending}
      onClick={() => tentar.mutate({ params: { parte } })}
    >
      Tentar de novo
    </Button>
  )
}
