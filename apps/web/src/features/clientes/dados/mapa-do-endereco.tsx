import { Anchor, Button, Loader, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink, IconMap } from '@tabler/icons-react'
import { type Coordenadas, useCoordenadas } from '../../../platform/coordenadas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import estilos from './mapa-do-endereco.module.css'

const PAGINAS = {
  OPENSTREETMAP: { nome: 'OpenStreetMap', endereco: 'https://www.openstreetmap.org/search?query=' },
  GOOGLE: { nome: 'Google Maps', endereco: 'https://www.google.com/maps/search/?api=1&query=' },
} as const

/** Some eight blocks to each side. */
const GRAUS_EM_VOLTA = 0.004

/** CLI-03 The map comes only when it is asked for: until then nobody outside hears of the address. */
export function MapaDoEndereco({ endereco }: { endereco: string }) {
  const provedor = useParametro('provedorDeMapa')
  const [aberto, { toggle }] = useDisclosure(false)
  if (provedor === 'NENHUM') return null
  const pagina = PAGINAS[provedor]
  return (
    <div className={estilos.mapa}>
      <div className={estilos.acoes}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMap size={14} aria-hidden />}
          aria-expanded={aberto}
          onClick={toggle}
        >
          {aberto ? 'Esconder mapa' : 'Ver mapa'}
        </Button>
        <Anchor
          size="sm"
          href={pagina.endereco + encodeURIComponent(endereco)}
          target="_blank"
          rel="noreferrer"
        >
          Abrir no {pagina.nome} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      </div>
      {aberto && provedor === 'GOOGLE' && (
        <Moldura src={`https://www.google.com/maps?output=embed&q=${encodeURIComponent(endereco)}`} />
      )}
      {aberto && provedor === 'OPENSTREETMAP' && <NoOpenStreetMap endereco={endereco} />}
    </div>
  )
}

/** Its frame wants coordinates, not an address. */
function NoOpenStreetMap({ endereco }: { endereco: string }) {
  const { data, isPending } = useCoordenadas(endereco)
  if (isPending) return <Loader aria-label="Procurando o endereço no mapa" />
  if (!data) return <Text c="dimmed">Não foi possível achar este endereço no mapa.</Text>
  return <Moldura src={`https://www.openstreetmap.org/export/embed.html?${recorte(data)}`} />
}

function recorte({ latitude, longitude }: Coordenadas): URLSearchParams {
  const cantos = [
    longitude - GRAUS_EM_VOLTA,
    latitude - GRAUS_EM_VOLTA,
    longitude + GRAUS_EM_VOLTA,
    latitude + GRAUS_EM_VOLTA,
  ]
  return new URLSearchParams({
    bbox: cantos.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

const Moldura = ({ src }: { src: string }) => (
  <iframe
    className={estilos.moldura}
    title="Mapa do endereço"
    src={src}
    loading="lazy"
    sandbox="allow-scripts allow-same-origin allow-popups"
  />
)
