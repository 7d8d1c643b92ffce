const SISTEMAS = { ERP: 'ERP', PORTAL: 'Portal' } as const

/** The person, or the system that told it. */
export const quemFoi = ({
  nome,
  sistema,
}: {
  nome: string | null
  sistema: keyof typeof SISTEMAS | null
}): string => nome ?? SISTEMAS[sistema ?? 'PORTAL']
