import { useQuery } from '@tanstack/react-query'

const NOMINATIM = 'https://nominatim.openstreetmap.org/search'

export type Coordenadas = { latitude: number; longitude: number }

async function localizar(endereco: string, signal: AbortSignal): Promise<Coordenadas | null> {
  const busca = new URLSearchParams({ format: 'jsonv2', limit: '1', countrycodes: 'br', q: endereco })
  // Its policy asks to be told who is calling; the page's own tells nobody else.
  const resposta = await fetch(`${NOMINATIM}?${busca}`, { signal, referrerPolicy: 'origin' })
  if (!resposta.ok) throw new Error(resposta.statusText)
  const [achado] = (await resposta.json()) as { lat: string; lon: string }[]
  return achado ? { latitude: Number(achado.lat), longitude: Number(achado.lon) } : null
}

/** Where an address is, asked of OpenStreetMap when somebody wants to see its map, and not before; null is nowhere. */
export function useCoordenadas(endereco: string) {
  return useQuery({
    queryKey: ['coordenadas', endereco],
    queryFn: ({ signal }) => localizar(endereco, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { mostradoNaArea: true },
  })
}
