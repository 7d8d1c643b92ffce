import { MENSAGENS } from '@balcao/dominio/mensagens'
import { IconAlertTriangle } from '@tabler/icons-react'
import estilos from './assistente.module.css'
import type { Problemas } from './passo.ts'

type OQueFaltaProps = { problemas: Problemas; nomeDoCampo: (campo: string) => string }

/** NOV-05 'Prosseguir' tells what is missing, in short; each field says it too. */
export function OQueFalta({ problemas, nomeDoCampo }: OQueFaltaProps) {
  const entradas = Object.entries(problemas)
  if (entradas.length === 0) return null
  const faltam = entradas.filter(([, mensagem]) => mensagem === MENSAGENS.obrigatorio)
  const erradas = entradas.filter(([, mensagem]) => mensagem !== MENSAGENS.obrigatorio)
  const nomes = faltam.map(([campo]) => campo)
  return (
    <div className={estilos.falta} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <ul>
        {nomes.length > 0 && <li>Falta preencher: {nomesDosCampos(nomes, nomeDoCampo)}.</li>}
        {erradas.map(([campo, mensagem]) => (
          <li key={campo}>
            {nomeDoCampo(campo)}: {mensagem}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'Assunto e Filial': each name once. */
export function nomesDosCampos(campos: readonly string[], nomeDoCampo: (campo: string) => string): string {
  return new Intl.ListFormat('pt-BR').format(new Set(campos.map(nomeDoCampo)))
}
