type OQueSeCota = { pesoLiquido: number; cidade: string; uf: string; cep: string }

/** FRE-01 Why freight cannot be asked for; null where it can. */
export function porQueNaoCota({
  pesoLiquido,
  cidade,
  uf,
  cep,
}: OQueSeCota): 'FRETE_SEM_PESO' | 'FRETE_SEM_DESTINO' | null {
  if (!(pesoLiquido > 0)) return 'FRETE_SEM_PESO'
  return cidade || uf || cep ? null : 'FRETE_SEM_DESTINO'
}
