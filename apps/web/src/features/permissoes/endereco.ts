export type EnderecoDasPermissoes = {
  aba?: 'pessoas' | undefined
  termo?: string | undefined
  parte?: string | undefined
  mudadas?: boolean | undefined
  /** The account type that a narrow screen shows. */
  tipo?: string | undefined
  /** 'Who may do this': the action that is asked about. */
  quem?: string | undefined
  /** 'What may this person do.' */
  pessoa?: number | undefined
  /** The action of that person whose dialog is open. */
  decidir?: string | undefined
}
