import { MENSAGENS } from '@balcao/dominio/mensagens'
import { IconAlertTriangle } from '@tabler/icons-react'
import { nomeDoCampo, nomesDosCampos } from './campos-do-passo.ts'
import estilos from './novo.module.css'

/** NOV-05 'Prosseguir' tells what is missing, in short; each field says it too. */
export function OQueFalta({ problemas }: { problemas: Record<string, string> }) {
  const entradas = Object.entries(problemas)
  if (entradas.length === 0) return null
  const faltam = entradas.filter(([, mensagem]) => mensagem === MENSAGENS.obrigatorio)
  const erradas = entradas.filter(([, mensagem]) => mensagem !== MENSAGENS.obrigatorio)
  return (
    <div className={estilos.falta} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <ul>
        {faltam.length > 0 && <li>Falta preencher: {nomesDosCampos(faltam.map(([campo]) => campo))}.</li>}
        {erradas.map(([campo, mensagem]) => (
          <li key={campo}>
            {nomeDoCampo(campo)}: {mensagem}
          </li>
        ))}
      </ul>
    </div>
  )
}
