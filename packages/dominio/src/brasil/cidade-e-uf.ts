/** 'Dourados/MS'; empty of whom only a pre-registration is known, which asks for no address (CAD-11). */
export const cidadeEUf = (cidade: string, uf: string): string => [cidade, uf].filter(Boolean).join('/')
