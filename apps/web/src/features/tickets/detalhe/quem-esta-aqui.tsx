import type { Presente } from '../../../platform/presenca.ts'
import { iniciaisDe } from '../../../ui/pessoas/iniciais-de.ts'
import estilos from './quem-esta-aqui.module.css'

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const primeiroNome = ({ nome }: Presente) => nome.split(' ')[0] || 'Alguém'

function frase(pessoas: readonly Presente[], um: string, varios: string): string | null {
  if (pessoas.length === 0) return null
  return `${lista.format(pessoas.map(primeiroNome))} ${pessoas.length === 1 ? um : varios}`
}

/** SHL-06 'Maria está vendo', 'João está escrevendo…': so that two people do not answer the same customer. */
export function QuemEstaAqui({ presentes }: { presentes: readonly Presente[] }) {
  const escrevem = frase(
    presentes.filter(({ escrevendo }) => escrevendo),
    'está escrevendo…',
    'estão escrevendo…',
  )
  const veem = frase(
    presentes.filter(({ escrevendo }) => !escrevendo),
    'está vendo',
    'estão vendo',
  )
  return (
    <div className={estilos.presenca} role="status">
      {presentes.map((pessoa) => (
        <span
          key={pessoa.id}
          className={estilos.avatar}
          data-escrevendo={pessoa.escrevendo || undefined}
          title={pessoa.nome}
          aria-hidden
        >
          {iniciaisDe(pessoa.nome)}
        </span>
      ))}
      {(escrevem || veem) && <span>{[escrevem, veem].filter(Boolean).join(' · ')}</span>}
    </div>
  )
}
