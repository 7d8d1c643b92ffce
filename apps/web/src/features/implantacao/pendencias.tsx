import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarPendencias } from '@balcao/dominio/implantacao/contratos'
import { ASSUNTOS_DAS_PENDENCIAS, NOMES_DAS_PENDENCIAS } from '@balcao/dominio/implantacao/pendencias'
import { Anchor } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../platform/consultas.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import estilos from './pendencias.module.css'

/** ADM-09 What is still missing for the first of each; of what is ready only that it is, and of all ready nothing. */
export function Pendencias() {
  const { data } = useConsulta(listarPendencias, {})
  const itens = data?.itens ?? []
  if (itens.every(({ feita }) => feita)) return null
  return (
    <Cartao titulo="Para começar" solto>
      <div className={estilos.assuntos}>
        {ASSUNTOS_DAS_PENDENCIAS.map((assunto) => {
          const dele = itens.filter((item) => item.assunto === assunto)
          const feitas = dele.filter(({ feita }) => feita).length
          const pronto = feitas === dele.length
          return (
            <section key={assunto} className={estilos.assunto}>
              <h3>
                {NOMES_DAS_PENDENCIAS[assunto]}{' '}
                <span>{pronto ? 'pronto' : `${feitas} de ${dele.length}`}</span>
              </h3>
              {!pronto && <Linhas itens={dele} />}
            </section>
          )
        })}
      </div>
    </Cartao>
  )
}

function Linhas({ itens }: { itens: RespostaDe<typeof listarPendencias>['itens'] }) {
  return (
    <ul>
      {itens.map(({ chave, feita, frase, endereco }) => (
        <li key={chave} {...(feita && { 'data-feita': true })}>
          {feita ? (
            <IconCircleCheck size={18} role="img" aria-label="Feito:" />
          ) : (
            <IconCircleDashed size={18} role="img" aria-label="Falta:" />
          )}
          {endereco && !feita ? (
            <Anchor component={Link} to={endereco as string} inherit underline="always">
              {frase}
            </Anchor>
          ) : (
            frase
          )}
        </li>
      ))}
    </ul>
  )
}
