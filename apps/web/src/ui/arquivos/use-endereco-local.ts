import { useEffect, useState } from 'react'

/** Address of a file's content in this tab; given back to the browser when no longer shown. */
export function useEnderecoLocal(arquivo: File | undefined): string | undefined {
  const [endereco, setEndereco] = useState<string>()
  useEffect(() => {
    if (!arquivo) return
    const novo = URL.createObjectURL(arquivo)
    setEndereco(novo)
    return () => {
      URL.revokeObjectURL(novo)
      setEndereco(undefined)
    }
  }, [arquivo])
  return endereco
}
