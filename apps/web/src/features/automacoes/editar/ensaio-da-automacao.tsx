import { type Ensaio, ensaiarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Anchor, Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas } from '../../../ui/campos/conferir-com.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import estilos from './automacao.module.css'
import type { Campos } from './campos-da-automacao.ts'

const resumo = ({ ocasioes, todas }: Ensaio): string => {
  if (ocasioes === 0) return 'Não teria agido nenhuma vez.'
  if (!todas) return `Teria agido mais de ${ocasioes} vezes.`
  return ocasioes === 1 ? 'Teria agido 1 vez.' : `Teria agido ${ocasioes} vezes.`
}

/** MES-10 What the rule as it is written now would have met; nothing is done. */
export function EnsaioDaAutomacao() {
  const { getValues, setError } = useFormContext<Campos>()
  const ensaio = useAcao(ensaiarAutomacao, { aoFalhar: ({ campos }) => apontarRecusas(campos, setError) })
  function ensaiar() {
    const { quando, tempo, se, entao } = getValues()
    ensaio.mutate({ corpo: { quando, tempo, se, entao } })
  }
  return (
    <section aria-label="Ensaio" className={estilos.ensaio}>
      <Button
        variant="light"
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        loading={ensaio.isPending}
        onClick={ensaiar}
      >
        Ensaiar nos últimos 30 dias
      </Button>
      <div aria-live="polite">
        {ensaio.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(ensaio.error)} />}
        {ensaio.data && !ensaio.error && <Ocasioes ensaio={ensaio.data} />}
      </div>
    </section>
  )
}

function Ocasioes({ ensaio }: { ensaio: Ensaio }) {
  const { primeiras, ocasioes } = ensaio
  return (
    <>
      <p>
        <strong>{resumo(ensaio)}</strong>
        {ocasioes > primeiras.length && ` As ${primeiras.length} mais recentes:`}
      </p>
      {primeiras.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that too
        <ul className={estilos.ocasioes} tabIndex={0} aria-label="Ocasiões do ensaio">
          {primeiras.map(({ idTicket, protocolo, assunto, quando, faria }) => (
            <li key={`${idTicket} ${quando}`}>
              <Anchor
                size="sm"
                underline="always"
                renderRoot={(props) => (
                  <Link to="/tickets/$idTicket" params={{ idTicket }} target="_blank" {...props} />
                )}
              >
                {protocolo}
              </Anchor>
              <span>{` ${formatarDataHora(quando)} · ${assunto}`}</span>
              <div className={estilos.detalhe}>{faria.join('; ')}</div>
            </li>
          ))}
        </ul>
      )}
      <p className={estilos.detalhe}>
        Nada foi feito. As condições são conferidas nos tickets como estão hoje, entre os que você vê.
      </p>
    </>
  )
}
