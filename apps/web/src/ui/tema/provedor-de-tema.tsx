import './estilos.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { COR_DE_DESTAQUE_PADRAO, criarTema } from './criar-tema.ts'
import { resolverVariaveis } from './variaveis.ts'

export const CHAVE_DO_TEMA = 'balcao:tema'

const gerenciador = localStorageColorSchemeManager({ key: CHAVE_DO_TEMA })

type ProvedorDeTemaProps = {
  children: ReactNode
  /** Accent of the business, in hex. */
  corDeDestaque?: string | undefined
  /** 'test' turns transitions and portals off. */
  ambiente?: 'default' | 'test'
}

/** GER-21: theme, light or dark as the user chose (else as the machine is set). */
export function ProvedorDeTema({
  children,
  corDeDestaque = COR_DE_DESTAQUE_PADRAO,
  ambiente = 'default',
}: ProvedorDeTemaProps) {
  const tema = useMemo(() => criarTema(corDeDestaque), [corDeDestaque])
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={resolverVariaveis}
      colorSchemeManager={gerenciador}
      defaultColorScheme="auto"
      env={ambiente}
    >
      {children}
    </MantineProvider>
  )
}
